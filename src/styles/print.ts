/**
 * Any page on A4, dark on white: the dark scheme is for screens alone, and a section's ground gives way to paper.
 * What leads further on the screen is left out by `print:hidden`; the wordmark stays as a letterhead, and the foot of the
 * page says whose it is and where it stands. It comes after all other styles.
 */
export const printStyles = [
  '@media print{@page{size:A4;margin:14mm 18mm}',
  ':root{--paper:#fff;--sand:#fff;--gutter:0;--rhythm:5mm;--half:4mm}',
  // Paper takes no ground, so the text on one turns black.
  ':root,.on-field,.on-band{--ink:#000;--soft:#333;--deep:#000;--line:#aaa;background:none}',
  'html{font-size:9.5pt;line-height:1.45}',
  'body,.cols{display:block}.cols>*+*{margin-top:3mm}',
  'header{position:static!important}header nav,.menubtn{display:none}',
  'h1{font-size:22pt}h2,.grand{font-size:15pt}h3{font-size:11pt}.lead,.big{font-size:11pt;max-width:none}',
  '.hero,.pad,.rows>*{padding-block:2.5mm}.head{margin-bottom:3mm}',
  'ul,ol,dl,figure,p,.head{break-inside:avoid}.head,.num,h2,h3,h2+p{break-after:avoid}}',
].join('');
