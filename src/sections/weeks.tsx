import type { ApproachView } from '#src/views/approach.ts';

interface WeeksProps {
  crossed: ApproachView['crossed'];
  real: ApproachView['real'];
  steps: ApproachView['steps'];
}

/** The crossed-out three weeks beside the weeks a project really takes (A9). */
export function Weeks({ crossed, real, steps }: WeeksProps) {
  return (
    <section className="bg-sand band">
      <div className="wrap grid lg:grid-cols-2 gap-[clamp(2.5rem,5vw,5rem)]">
        <div>
          <h2>{crossed.title}</h2>
          <ol className="flex gap-2 mt-6 text-soft" aria-label={crossed.title}>
            {crossed.items.map((item) => (
              <li key={item} className="flex-1 border border-dashed border-edge px-3 py-6 text-center font-600">
                <s>{item}</s>
              </li>
            ))}
          </ol>
          <p className="mt-5 prose">{crossed.text}</p>
        </div>
        <div>
          <h2>{real.title}</h2>
          <ol className="grid grid-cols-6 gap-1 mt-6" aria-label={real.title}>
            {steps.map((step, index) => (
              <li key={step.title} className={`${spans[index]} px-2.5 py-3 border border-ink min-w-0`}>
                <span className="block font-display font-600 leading-tight text-base hyphens-manual">{step.title}</span>
                <span className="block text-sm mt-1">{step.weeks}</span>
              </li>
            ))}
          </ol>
          <p className="mt-5 prose">{real.text}</p>
        </div>
      </div>
    </section>
  );
}

const spans = [
  'col-span-6 sm:col-span-2 bg-[#E0701A] text-[#101F2E]',
  'col-span-6 sm:col-span-3 bg-[#1F4FD8] text-[#fff]',
  'col-span-6 sm:col-span-1 bg-[#0F7A55] text-[#fff]',
];
