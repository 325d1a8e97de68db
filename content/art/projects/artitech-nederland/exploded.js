// A window pulled apart in axonometry: u runs along the window, v down, d out of the wall towards the viewer.
const exploded = (ox, oy, W, H) => {
  const p = (u, v, d) => [ox + u * 0.6 + d * 0.9, oy - u * 0.24 + v + d * 0.15];
  const poly = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
  const plane = (u0, v0, u1, v1, d) => poly([p(u0, v0, d), p(u1, v0, d), p(u1, v1, d), p(u0, v1, d)]);
  const ring = (b, d, depth, front, top, side, inset = 0) => {
    const a = inset, e = W - inset, f = H - inset, i = a + b, j = e - b, k = f - b;
    return `<path d="${poly([p(j, i, d), p(j, k, d), p(j, k, d + depth), p(j, i, d + depth)])}" fill="${side}"/><path d="${poly([p(i, k, d), p(j, k, d), p(j, k, d + depth), p(i, k, d + depth)])}" fill="${top}"/>
      <path d="${poly([p(a, a, d), p(a, a, d + depth), p(a, f, d + depth), p(a, f, d)])}" fill="${side}"/><path d="${poly([p(a, a, d), p(e, a, d), p(e, a, d + depth), p(a, a, d + depth)])}" fill="${top}"/>
      <path d="${plane(a, a, e, f, d + depth)}${plane(i, i, j, k, d + depth)}" fill="${front}" fill-rule="evenodd"/>
      <path d="${[[a, a, i, i], [e, a, j, i], [a, f, i, k], [e, f, j, k]].map(([u, v, s, t]) => { const [x1, y1] = p(u, v, d + depth), [x2, y2] = p(s, t, d + depth); return `M${x1} ${y1}L${x2} ${y2}`; }).join('')}" stroke="${paper}" stroke-width="2"/>`;
  };
  const pane = (d, inset) => { const a = inset, e = W - inset, f = H - inset; return `<path d="${plane(a, a, e, f, d)}" fill="${glass}" opacity=".72"/><path d="${poly([p(a, f * 0.62, d), p(e * 0.72, a, d), p(e, a, d), p(e, f * 0.16, d), p(a + 60, f, d), p(a, f, d)])}" fill="#fff" opacity=".5"/><path d="${plane(a, a, e, f, d)}" fill="none" stroke="${steel}" stroke-width="3"/>`; };
  const screen = (d) => {
    const n = Math.round((H - 60) / 22), step = (H - 60) / n, slats = Array.from({ length: n }, (_, i) => { const v = 46 + i * step; return `<path d="${plane(14, v, W - 14, v + step * 0.68, d)}" fill="${i % 2 ? '#F2B400' : sun}"/>`; }).join('');
    return `${slats}<path d="${poly([p(0, 0, d - 30), p(W, 0, d - 30), p(W, 0, d + 24), p(0, 0, d + 24)])}" fill="${steel}"/><path d="${poly([p(0, 0, d - 30), p(0, 0, d + 24), p(0, 46, d + 24), p(0, 46, d - 30)])}" fill="#14181B"/><path d="${plane(0, 0, W, 46, d + 24)}" fill="${ink}"/><path d="${plane(0, 46, 16, H + 10, d + 10)}" fill="${ink}"/><path d="${plane(W - 16, 46, W, H + 10, d + 10)}" fill="${ink}"/><path d="${plane(16, H - 22, W - 16, H - 4, d + 6)}" fill="${ink}"/>`;
  };
  return { p, poly, ring, pane, screen };
};
