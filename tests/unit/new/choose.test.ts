import { expect, test } from 'vitest';
import { choose } from '#cli/new/ask.ts';

/** Chooses with these answers; gives what was chosen and every question that was asked. */
async function chooseWith(...answers: string[]) {
  const questions: string[] = [];
  const answer = async (question: string) => {
    questions.push(question);
    return answers.shift() ?? '';
  };
  return { chosen: await choose('Category:', ['marketing', 'print-promo'], '--category', answer), questions };
}

test('takes a name, and its number', async () => {
  expect((await chooseWith('print-promo')).chosen).toBe('print-promo');
  expect((await chooseWith('2')).chosen).toBe('print-promo');
});

test('asks again after an answer that is none, and says so', async () => {
  const { chosen, questions } = await chooseWith('printing', '0', '3', '', '1');
  expect(chosen).toBe('marketing');
  expect(questions).toHaveLength(5);
  expect(questions[0]).toContain('2. print-promo');
  expect(questions[1]).toContain('`printing` is none of these');
});
