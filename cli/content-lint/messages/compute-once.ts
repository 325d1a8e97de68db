/** Keeps the value of the last subject: all rules look at one project, and at one pair of messages, before the next. */
export function computeOnce<Subject extends object, Value>(compute: (subject: Subject) => Value) {
  let last: { subject: Subject; value: Value } | undefined;
  return (subject: Subject): Value => {
    if (last?.subject !== subject) last = { subject, value: compute(subject) };
    return last.value;
  };
}
