interface FaqProps {
  items: { question: string; answer: string }[];
}

/** Questions that open in place: native `details`, so it works before and without a script. */
export function Faq({ items }: FaqProps) {
  return (
    <div className="border-t border-ink">
      {items.map(({ question, answer }) => (
        <details key={question} className="border-b border-line group">
          <summary className="flex items-center justify-between gap-4 min-h-14 py-3 font-display font-600 text-xl leading-tight tracking-[-.015em]">
            {question}
            <span
              aria-hidden
              className="i-lucide-plus text-2xl transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <p className="pb-6 pr-8 prose">{answer}</p>
        </details>
      ))}
    </div>
  );
}
