import type { ReactNode } from 'react';
import type { CategoryKey } from '#src/domain/category.ts';

/**
 * Drawings of the objects on the desk of each category. They use the shapes and colours of the category's drawn flag
 * (`ui/flag.tsx`): the classes `f-a` and `f-b` are its two colours, `f-i` is ink and `f-p` paper. A desk is 160 wide,
 * with its top at y = 180.
 */
export const workshopObjects: Record<CategoryKey, ReactNode> = {
  development: (
    <>
      {/* A monitor that shows the flag, and a keyboard. */}
      <path className="f-i" d="M92 98h84v60H92zM126 158h16v14h-16zM112 172h44v8h-44zM36 172h48v8H36z" />
      <path className="f-b" d="M98 104h72v48H98z" />
      <path className="f-a" d="M98 104h24v24H98zM122 128h24v24h-24zM158 140a12 12 0 1 1 0-24z" />
    </>
  ),
  marketing: (
    <>
      {/* A board with a chart, and a phone. */}
      <path className="f-b" d="M90 92h90v78H90z" />
      <path className="f-i" d="M90 90h90v4H90zM90 168h90v4H90zM96 172h4v8h-4zM170 172h4v8h-4zM40 154h18v26H40z" />
      <path className="f-a" d="M98 168v-20h14v20zM118 168v-34h14v34zM138 168v-48h14v48zM158 168v-66h14v66z" />
      <path className="f-p" d="M43 158h12v16H43z" />
    </>
  ),
  ai: (
    <>
      {/* A robot's arm that holds a part, and another part. */}
      <path className="f-i" d="M140 164h40v16h-40zM94 120h16v8H94zM94 128h4v10h-4zM106 128h4v10h-4z" />
      <path className="f-a" d="M154 168l-22-54 12-5 22 54zM138 118h-38v-12h38zM40 156h24v24H40z" />
      <path className="f-b" d="M124 112a14 14 0 0 1 28 0 14 14 0 0 1-28 0zM90 138h24v24H90zM90 156h24v24H90z" />
      <path className="f-a" d="M96 168a6 6 0 0 1 12 0 6 6 0 0 1-12 0z" />
    </>
  ),
  business: (
    <>
      {/* A panel with a winding route, a bowl on a foot, and a mug. */}
      <path className="f-a" d="M92 84h86v58H92zM44 160h20v20H44z" />
      <path
        className="f-i"
        d="M102 126h22v-22h22v14h22v4h-26v-14h-14v22h-26zM64 164h8v10h-8zM120 160h4v20h-4zM98 152h46l-10 12h-26zM108 176h28v4h-28z"
      />
      <path className="f-p" d="M158 112a8 8 0 0 1 16 0 8 8 0 0 1-16 0z" />
    </>
  ),
  branding: (
    <>
      {/* A poster with the flag, two tins of paint with a brush, and a jar of pencils. */}
      <path className="f-b" d="M92 84h40v40H92zM132 124h40v16h-40zM134 154h26v26h-26z" />
      <path className="f-a" d="M132 84a40 40 0 0 1-40 40h40zM132 84h40v40h-40zM98 154h26v26H98zM40 150h22v30H40z" />
      <path
        className="f-i"
        d="M92 124h40v16H92zM96 150h30v6H96zM132 150h30v6h-30zM44 138h4v12h-4zM54 132h4v18h-4zM110 132l8 2-5 18h-6z"
      />
    </>
  ),
  print: (
    <>
      {/* A printing press with two rolls of ink and a sheet, and a pile of paper. */}
      <path className="f-i" d="M92 124h88v56H92zM38 166h44v3H38zM38 172h44v3H38zM38 178h44v2H38z" />
      <path className="f-b" d="M104 112a16 16 0 0 1 32 0 16 16 0 0 1-32 0zM100 148h72v12h-72z" />
      <path className="f-a" d="M140 112a16 16 0 0 1 32 0 16 16 0 0 1-32 0zM100 134h20v8h-20z" />
      <path className="f-p" d="M106 148h60v24h-60z" />
      <path className="f-a" d="M114 154h20v12h-20z" />
    </>
  ),
};
