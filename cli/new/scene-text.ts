import { escapeMarkup } from '#src/domain/markup.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';

interface PlainScene {
  client: string;
  /** The name of the picture, such as `cover`. */
  name: string;
  /** In pixels, such as `1600x1000`. */
  size: string;
  colours: ProjectCase['colours'];
}

/**
 * The HTML of a scene: the page from which a picture of a case is made, such as `content/art/projects/acme/cover.html`.
 * It is a beginning to draw over: the client's name on its own two colours, in `#101f2e`, the ink of `palette.ts`.
 */
export function sceneText({ client, name, size, colours: [ground, accent] }: PlainScene): string {
  const text = escapeMarkup(client);
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="picture" content="${size}">
<title>${text}: ${name}</title>
<style>
@import '../../fonts.css';
body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${ground}; }
p { margin: 0; padding: 0.4em 0.8em; background: ${accent}; color: #101f2e; font: 600 9vw/1.1 'Familjen Grotesk'; }
</style>
</head>
<body><p>${text}</p></body>
</html>
`;
}
