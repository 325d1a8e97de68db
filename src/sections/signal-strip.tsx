import { signalTiles } from '#src/domain/flags/signal-tiles.ts';
import { Flag } from '#src/ui/flag.tsx';

/** A service's signal over the whole width of the page: twice on a wide screen. On a phone the second is cut off. */
export function SignalStrip({ id }: { id: string }) {
  // Eight tiles: `signal-strip.css` rounds the width of the flag to a multiple of 8 px.
  const flag = <Flag tiles={signalTiles(id, 8)} />;
  return (
    <div className="strip print:hidden">
      {flag}
      {flag}
    </div>
  );
}
