/** Any page on A4, in black on white: what leads on the screen and not on paper is left out by `print:hidden`. */
export const printStyles = '@media print{@page{size:A4;margin:18mm}html{font-size:10.5pt;background:#fff;color:#000}}';
