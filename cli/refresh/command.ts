import { Command, Option } from 'commander';
import { printReport } from '#cli/assets/refresh-report.ts';

const root = process.cwd();

/**
 * The command `npm run assets` with its subcommands, such as `npm run assets -- images`. The code of a subcommand is
 * loaded when it is run. Without a subcommand, what is not current is made.
 */
export const command = new Command('assets')
  .description(
    'Makes what is made from content, messages and drawings. Without a command: what is not current of all but art, ' +
      'logos and icons; needs Chromium.',
  )
  .option('--code', 'only the generated code')
  .addOption(new Option('--share-pictures', 'only the share pictures').conflicts('code'))
  .helpCommand(false)
  .action(async ({ code, sharePictures }: { code?: true; sharePictures?: true }) => {
    const { refresh } = await import('./refresh.ts');
    const only = code ? 'generated code' : sharePictures ? 'share pictures' : undefined;
    process.exitCode = await refresh(root, { only });
  });

command
  .command('art')
  .description('Draws the pictures of content/art into public/images. Same sources and Chromium, same bytes.')
  .argument('[filter]', 'only scenes with this in their path', '')
  .action(async (filter: string) => {
    const { drawScenes } = await import('#cli/assets/scenes/draw-scenes.ts');
    process.exitCode = await drawScenes(root, filter);
  });

command
  .command('images')
  .description(
    'Makes AVIF and WebP in several widths of every picture that the records name, and takes a small picture of every ' +
      'drawing with Chromium; skips what is current.',
  )
  .action(async () => {
    const { updateDrawings } = await import('#cli/assets/drawings/update-drawings.ts');
    const { hasMasterIn, updateImages } = await import('#cli/assets/images/update-images.ts');
    const { wantedPictures } = await import('#cli/assets/images/wanted-pictures.ts');
    const exitCodes = [
      printReport(await updateImages(root, wantedPictures(await currentRecords(), hasMasterIn(root)))),
      printReport(await updateDrawings(root)),
    ];
    process.exitCode = Math.max(...exitCodes);
  });

command
  .command('og')
  .description('Draws the picture for sharing of every page into public/og; skips what is current.')
  .action(async () => {
    const { updateSharePictures } = await import('#cli/assets/share-pictures/update-share-pictures.ts');
    const { wantedSharePictures } = await import('#cli/assets/share-pictures/wanted-share-pictures.ts');
    process.exitCode = printReport(await updateSharePictures(root, await wantedSharePictures(root)));
  });

command
  .command('fonts')
  .description('Cuts the two typefaces to the characters that the site uses and matches their local fallbacks to them.')
  .action(async () => {
    const { updateFonts } = await import('#cli/assets/fonts/update-fonts.ts');
    process.exitCode = printReport(await updateFonts(root));
  });

command
  .command('logos')
  .description('Draws the logos of the technologies that the records name.')
  .action(async () => {
    const { drawTechLogos } = await import('#cli/assets/logos/draw-tech-logos.ts');
    const { written, withoutDrawing } = drawTechLogos(root, await currentRecords());
    for (const path of written) console.log(`written  public${path}`);
    for (const name of withoutDrawing) console.log(`none     ${name}: shown as text`);
  });

command
  .command('icons')
  .description('Draws the favicon and the app icons from the mark.')
  .action(async () => {
    const { drawIcons } = await import('#cli/assets/icons/draw-icons.ts');
    for (const [name, bytes] of await drawIcons(root)) console.log(`${String(bytes).padStart(6)}  public/${name}`);
  });

command
  .command('schemas')
  .description('Writes JSON Schemas of records and catalogues for editors, and the settings that make one use them.')
  .action(async () => {
    const { writeEditorSchemas } = await import('./write-editor-schemas.ts');
    const written = writeEditorSchemas(root);
    console.log(written.map((path) => `schemas: wrote ${path}`).join('\n') || 'schemas: nothing had to change');
  });

async function currentRecords() {
  const { loadSite } = await import('#src/content/load-site.ts');
  return loadSite(root).site;
}
