import { setFlagsFromString } from 'node:v8';

/**
 * Does short work without the last of the compilers, whose own work would come too late to pay: a check takes a tenth
 * less processor time so, of 1,000 messages as of 100,000. Only around work that loads nothing: what was compiled for
 * one set of flags, Node's own modules too, has to be compiled anew for another.
 */
export function withoutTurbofan<Value>(work: () => Value): Value {
  setFlagsFromString('--no-turbofan');
  try {
    return work();
  } finally {
    setFlagsFromString('--turbofan');
  }
}
