import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { hiddenViewNames, type Operation, type Refusal } from '#cli/desk/desk-api.ts';
import { inboxOperationNames } from '#cli/desk/inbox/inbox-api.ts';
import { pictureOperationNames } from '#cli/desk/pictures/pictures-api.ts';
import { Refused } from '#cli/desk/refused.ts';
import { isTrusted, tokenHeader } from '#cli/desk/server/guard.ts';
import { panelStyles } from '#cli/desk/server/panel-files.ts';
import type { ProjectThread } from '#cli/desk/server/project-thread.ts';
import { structureOperationNames } from '#cli/desk/structure/structure-api.ts';
import { locales } from '#src/domain/locale.ts';

/** Where the desk is on the development server. */
export const deskPath = '/__desk/';

/** The folder of the operations below `deskPath`. */
const apiPath = 'api/';

/** The largest request, in bytes: a message has a few hundred. */
const maxBody = 200_000;

/** The largest request with a picture, in bytes: base64 makes the picture a third larger. */
const maxPictureBody = 45_000_000;

/** What the panel may ask for; any other name is refused. A hidden view is one without an address, such as a mail. */
const operations: ReadonlySet<string> = new Set<Operation>([
  'project',
  'check',
  'checkWhole',
  'showHiddenView',
  'history',
  'recent',
  'save',
  'saveFields',
  'accept',
  'undo',
  'changes',
  'discard',
  'publication',
  'prepare',
  'goLive',
  'takeBack',
  'confirm',
  ...structureOperationNames,
  ...inboxOperationNames,
  ...pictureOperationNames,
]);

/** The HTTP status of each refusal. The server never gives the first two: the panel sets them itself. */
const statuses: Record<Refusal['reason'], number> = {
  unreachable: 503,
  'wrong-token': 403,
  'changed-on-disk': 409,
  'has-findings': 422,
  'cannot-undo': 409,
  picture: 422,
  taken: 409,
  'named-in-code': 409,
  'begins-with-digit': 422,
  'changed-since-preview': 409,
  unknown: 404,
  outside: 403,
  'bad-request': 400,
  failed: 500,
};

interface RoutesOptions {
  token: string;
  /** The id of this project, by which a browser keeps its drafts apart from those of others at the same address. */
  project: string;
  thread: ProjectThread;
  /** The JavaScript of the panel. */
  script: () => Promise<string>;
}

/**
 * Gives a function that answers requests below `/__desk/`, and refuses every request that does not come with the token.
 */
export function deskRoutes({ token, project, thread, script }: RoutesOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const { remoteAddress, localPort } = request.socket;
    const givenToken = request.headers[tokenHeader]?.toString() ?? searchParams.get('token') ?? undefined;
    if (!isTrusted({ headers: request.headers, remoteAddress, port: localPort }, givenToken, token)) {
      return send(response, 403, 'text/plain', 'The address that `npm run desk` printed has a token; it is needed.\n');
    }
    const name = pathname.slice(deskPath.length);
    if (request.method === 'GET' && name === '') return send(response, 200, 'text/html', panelPage(token, project));
    if (request.method === 'GET' && name === 'panel.js') return send(response, 200, 'text/javascript', await script());
    if (request.method === 'GET' && name === 'panel.css') return send(response, 200, 'text/css', panelStyles());
    if (request.method === 'POST' && name.startsWith(apiPath)) {
      return answer(request, response, thread, name.slice(apiPath.length));
    }
    // Such as `hidden-view/mail/nl`: a mail or an error that no page of the site shows.
    const [, view, locale] = /^hidden-view\/(\w+)\/(\w+)$/.exec(name) ?? [];
    if (
      request.method === 'GET' &&
      hiddenViewNames.some((each) => each === view) &&
      locales.some((each) => each === locale)
    ) {
      const markup: string = JSON.parse(await thread.ask('showHiddenView', { name: view, locale }));
      // The panel shows it in a frame.
      return send(response, 200, 'text/html', markup, "frame-ancestors 'self'");
    }
    return send(response, 404, 'text/plain', 'There is no such file of the desk.\n');
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  thread: ProjectThread,
  name: string,
): Promise<void> {
  try {
    // A form of another site can send neither JSON nor a header.
    if (request.headers['content-type'] !== 'application/json' || !request.headers[tokenHeader]) {
      throw new Refused({ reason: 'bad-request', detail: 'JSON with the token in its header' });
    }
    const input = await inputOf(request, name === 'putPicture' ? maxPictureBody : maxBody);
    // Not answered until the project has changed on the disk, or until the panel closes the request: so the panel hears
    // of changes without asking again and again.
    if (name === 'changes-after') {
      const closed = new AbortController();
      response.on('close', () => closed.abort());
      const result = await thread.changesAfter(Number(input.seen ?? 0), closed.signal);
      return send(response, 200, 'application/json', JSON.stringify(result));
    }
    if (!operations.has(name)) throw new Refused({ reason: 'unknown', detail: name });
    send(response, 200, 'application/json', await thread.ask(name as Operation, input));
  } catch (error) {
    const refusal: Refusal = error instanceof Refused ? error.refusal : { reason: 'failed', detail: String(error) };
    send(response, statuses[refusal.reason], 'application/json', JSON.stringify(refusal));
  }
}

/** Reads the JSON object that a request has as its body. One that does not say its length is refused as too large. */
async function inputOf(request: IncomingMessage, atMost: number): Promise<Record<string, unknown>> {
  const detail = 'a JSON object';
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > atMost) {
    throw new Refused({ reason: 'bad-request', detail: `a Content-Length of ${atMost} bytes at most` });
  }
  const body = await text(request);
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    throw new Refused({ reason: 'bad-request', detail });
  }
  if (input !== null && typeof input === 'object' && !Array.isArray(input)) return input as Record<string, unknown>;
  throw new Refused({ reason: 'bad-request', detail });
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  // Nobody may show the desk inside a page.
  policy = "frame-ancestors 'none'",
): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': policy,
  });
  response.end(body);
}

/** The page of the panel: Dutch until `desk-texts.tsx` sets the language that somebody has chosen. */
function panelPage(token: string, project: string): string {
  const file = (name: string) => `${deskPath}${name}?token=${encodeURIComponent(token)}`;
  return `<!doctype html>
<html lang="nl" data-project="${project}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Woordenbureau</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${file('panel.css')}">
</head>
<body>
<div id="desk"></div>
<script type="module" src="${file('panel.js')}"></script>
</body>
</html>
`;
}
