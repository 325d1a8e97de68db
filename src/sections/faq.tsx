import { Icon } from '#src/ui/icon.tsx';

interface FaqProps {
  items: { question: string; answer: string }[];
}

/** Questions with their answers in native `details`, which work without a script. */
export function Faq({ items }: FaqProps) {
  return (
    <div className="rows">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="linkrow title min-h-14">
            {question}
            <Icon name="plus" className="group-open:rotate-45" />
          </summary>
          <p className="pb-6 pr-8">{answer}</p>
        </details>
      ))}
    </div>
  );
}
