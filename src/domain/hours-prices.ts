/** The numbers of hours for which a message may show the price; another number has to be added here first. */
const pricedHours = [
  2, 3, 4, 5, 6, 8, 10, 12, 13, 15, 16, 20, 22, 24, 25, 26, 30, 40, 46, 50, 62, 80, 100, 150, 200, 320, 440,
];

/** The arguments for the price of several hours, so that no reader has to multiply: `hours4Price` for four. */
export const hoursByPriceArgument: ReadonlyMap<string, number> = new Map(
  pricedHours.map((hours) => [`hours${hours}Price`, hours]),
);

/** The fact that a message shows with an argument: `hourPrice` for the price of several hours, else the one of its name. */
export function factOfArgument(argument: string): string {
  return hoursByPriceArgument.has(argument) ? 'hourPrice' : argument;
}

/** The value of an argument for the price of several hours; undefined for others, and if no price of an hour is known. */
export function priceOfArgument(argument: string, hourPrice: number | string | undefined): number | undefined {
  const hours = hoursByPriceArgument.get(argument);
  return hours === undefined || hourPrice === undefined ? undefined : hours * Number(hourPrice);
}
