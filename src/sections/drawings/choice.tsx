import type { DrawingChoice } from '#src/views/drawing.ts';

/**
 * What a visitor can choose in a drawing, without a script: the drawing's styles ask with `:has()` which value is
 * checked. Options are two on a line; the first three of an odd number share one, so that none is alone.
 */
export function Choice({ legend, options }: DrawingChoice) {
  return (
    <fieldset className={options.length % 2 ? 'choice odd' : 'choice'}>
      <legend>{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input type="radio" name="drawing" value={value} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
