'use client';
import { useEffect, useRef } from 'react';
import { turnstileOrigin } from '#src/domain/turnstile.ts';

/** The functions of `window.turnstile`, the API of Turnstile's script, that are used here. */
interface Turnstile {
  render(place: HTMLElement, options: Record<string, string>): string | undefined;
  remove(id: string): void;
}

/**
 * Turnstile, Cloudflare's check that a visitor is no robot. It adds its token to the form as a field and shows itself
 * only if it needs the visitor. Its script loads when the form is hydrated, so only when the visitor reaches for the
 * form. Without it the form is sent without a token.
 */
export function TurnstileWidget({ siteKey, language }: { siteKey: string; language: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isGone = false;
    loadTurnstile().then((turnstile) => {
      if (isGone || !place.current) return;
      const options = { sitekey: siteKey, language, appearance: 'interaction-only', size: 'flexible' };
      const id = turnstile.render(place.current, options);
      remove = () => id && turnstile.remove(id);
    }, reportError);
    return () => {
      isGone = true;
      remove?.();
    };
  }, [siteKey, language]);
  return <div ref={place} className="sm:col-span-2" />;
}

/** Kept, so that the script is added only once, however often the widget is mounted. */
let loading: Promise<Turnstile> | undefined;

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
    script.addEventListener('load', () => resolve((window as unknown as { turnstile: Turnstile }).turnstile));
    script.addEventListener('error', () => {
      // The next form tries once more.
      loading = undefined;
      script.remove();
      reject(new Error('Turnstile did not load'));
    });
    document.head.append(script);
  });
  return loading;
}
