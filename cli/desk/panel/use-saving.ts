import { useState } from 'react';
import type { DraftFinding, FieldEdit } from '#cli/desk/desk-api.ts';
import { ask, RefusedAnswer } from './ask.ts';
import { useLanguage, useTexts } from './desk-texts.tsx';

/** Saves values of records. Gives how to save one, how to take the last back, and why the last was refused. */
export function useSaving(onStatus: (status: string) => void) {
  const t = useTexts();
  const [language] = useLanguage();
  const [undo, setUndo] = useState<number>();
  const [refused, setRefused] = useState('');
  const attempt = async (what: () => Promise<void>) => {
    setRefused('');
    try {
      await what();
    } catch (error) {
      setRefused(error instanceof RefusedAnswer ? sentenceOf(error) : String(error));
    }
  };
  const sentenceOf = ({ refusal, message }: RefusedAnswer) => {
    if (refusal.reason === 'has-findings') return refusal.findings.map(inWords).join(' ');
    if (refusal.reason === 'changed-on-disk') return t('field-changed-on-disk', { value: String(refusal.value) });
    return refusal.reason === 'cannot-undo' ? t('cannot-undo') : message;
  };
  const save = (edit: FieldEdit) =>
    attempt(async () => {
      setUndo((await ask('saveField', { ...edit, language })).undo);
      onStatus(t('saved', { id: edit.steps.join('.') }));
    });
  const takeBack = () =>
    attempt(async () => {
      if (undo === undefined) return;
      await ask('undo', { number: undo });
      setUndo(undefined);
      onStatus(t('undone', { id: '' }));
    });
  return { save, refused, takeBack: undo === undefined ? undefined : takeBack };
}

function inWords({ sentence, advice }: DraftFinding): string {
  return `${sentence} ${advice}`;
}
