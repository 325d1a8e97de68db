import { setFlagsFromString } from 'node:v8';

/**
 * Does work that is over before V8's last compiler could pay: a check takes a tenth less processor time without it, of
 * 1,000 messages as of 100,000. Only around work that loads nothing: what was compiled under one set of flags, Node's own
 * modules too, has to be compiled anew under another. Of the flags that would save more, some crash when they change in
 * a running program.
 */
export function briefWork<Value>(work: () => Value): Value {
  setFlagsFromString('--no-turbofan');
  try {
    return work();
  } finally {
    setFlagsFromString('--turbofan');
  }
}
