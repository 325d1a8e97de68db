import { type Environment, type PossibleValue, unknownValue } from './possible-value.ts';

type Values = readonly PossibleValue[];

/** Limits the reading of values from code that may refer to itself. */
export interface EvaluationLimits {
  /** Begins a new budget. */
  begin(): void;
  /** Gives what `read` gives; unknown if the budget is used up, or if too many readings are inside each other. */
  step(read: () => Values): Values;
  /**
   * Does the same for a reading of which `subject` is the node or variable that is read and `name` what of it, such as
   * `.title` of an object, empty for all of it. Caches its result if `env`, the arguments of the calls around this code,
   * is empty: the result then does not depend on who called.
   * Where it refers to itself, as `a` does in `a = [...a]`, the inner reading gives `ifRepeated`.
   */
  once(subject: object, name: string, env: Environment, ifRepeated: Values, read: () => Values): Values;
}

/** How many readings may be inside each other. */
const maxDepth = 120;
/** How many readings one budget has; those of real projects take some hundreds. */
const maxSteps = 20_000;

/** A reading that has begun and is not done. */
interface ActiveReading {
  name: string;
  env: Environment;
  depth: number;
}

/** Makes the limits of one evaluator. */
export function evaluationLimits(): EvaluationLimits {
  let steps = 0;
  let depth = 0;
  // The depth of the outermost reading that another one inside it has come back to; infinite if there is none. Readings
  // inside that one saw only a part of it, so they are not cached.
  let outermostRepeated = Number.POSITIVE_INFINITY;
  const active = new Map<object, ActiveReading[]>();
  const cache = new WeakMap<object, Map<string, Values>>();

  const step = (read: () => Values): Values => {
    if (steps++ >= maxSteps) return unknownValue;
    if (depth >= maxDepth) {
      // All readings around this one but the outermost are incomplete and are not cached. The outermost is cached: read
      // again, it would be cut off at the same place.
      outermostRepeated = 0;
      return unknownValue;
    }
    depth++;
    try {
      return read();
    } finally {
      depth--;
    }
  };

  return {
    begin() {
      steps = 0;
      outermostRepeated = Number.POSITIVE_INFINITY;
    },
    step,
    once(subject, name, env, ifRepeated, read) {
      const cached = env.size === 0 ? cache.get(subject)?.get(name) : undefined;
      if (cached) return cached;
      const activeHere = active.get(subject) ?? [];
      const outer = activeHere.find((entry) => entry.name === name && entry.env === env);
      if (outer) {
        outermostRepeated = Math.min(outermostRepeated, outer.depth);
        return ifRepeated;
      }
      const depthHere = depth;
      const beganLate = steps > maxSteps / 2;
      active.set(subject, [...activeHere, { name, env, depth: depthHere }]);
      try {
        const values = step(read);
        // Something inside this reading came back to one around it, or was cut off: these values are not final.
        if (outermostRepeated < depthHere) return values;
        // The budget ran out, and this reading had less than half of it: with a whole one it may give more. A reading that
        // had more than half would not give much more, and is cached, because to read it again for each call takes long.
        if (beganLate && steps > maxSteps) return values;
        // Complete: what was repeated inside this reading came back no further than to it.
        outermostRepeated = Number.POSITIVE_INFINITY;
        if (env.size === 0) cache.set(subject, (cache.get(subject) ?? new Map<string, Values>()).set(name, values));
        return values;
      } finally {
        active.set(subject, activeHere);
      }
    },
  };
}
