import type { Publication, PublicationStep, StepName } from '#cli/desk/desk-api.ts';

/** How far a publication is: asked for while it runs. */
export interface Progress {
  readonly state: Publication;
  readonly isRunning: boolean;
  change(news: Partial<Publication>): void;
  /** Begins with these steps, and forgets everything of the phase before. */
  begin(phase: Publication['phase'], names: readonly StepName[]): void;
  /** Does a step, and passes on what it gives or throws. If it fails, the reason is kept with it. */
  step<Result>(name: StepName, work: () => Promise<Result>): Promise<Result>;
}

export function startProgress(initial: Publication): Progress {
  let state = initial;
  const change = (news: Partial<Publication>) => {
    state = { ...state, ...news };
  };
  const updateStep = (name: StepName, news: Partial<PublicationStep>) =>
    change({ steps: state.steps.map((step) => (step.name === name ? { ...step, ...news } : step)) });
  return {
    get state() {
      return state;
    },
    get isRunning() {
      return state.phase === 'preparing' || state.phase === 'publishing';
    },
    change,
    begin(phase, names) {
      state = { phase, steps: names.map((name) => ({ name, state: 'waiting' })), heldBackBy: [] };
    },
    async step(name, work) {
      const start = performance.now();
      // With one decimal.
      const seconds = () => Math.round((performance.now() - start) / 100) / 10;
      updateStep(name, { state: 'running' });
      try {
        const result = await work();
        updateStep(name, { state: 'done', seconds: seconds() });
        return result;
      } catch (error) {
        updateStep(name, { state: 'failed', seconds: seconds(), detail: (error as Error).message });
        throw error;
      }
    },
  };
}
