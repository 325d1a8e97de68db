import { useEffect, useRef, useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { withToken } from './ask.ts';
import { useTexts } from './desk-texts.tsx';
import type { OpenMessage } from './message-editor.tsx';
import { elementAt, messagesIn, messagesOnPage, type ShownMessage } from './page-messages.ts';
import { findPage } from './page-uses.ts';
import { updatePage } from './update-page.ts';

/** Where the frame was told to go: a new object each time, so that the frame goes there again. */
export interface Destination {
  path: string;
}

interface Props {
  /** Whether a click picks a message without Alt. */
  isPointing: boolean;
  /** The message that is open. */
  selected: OpenMessage | undefined;
  project: Project | undefined;
  destination: Destination | undefined;
  /** Called with the ids of the messages that were clicked. */
  onPick: (ids: string[]) => void;
  /** Called with the messages of the page whenever they change. */
  onShown: (shown: ShownMessage[]) => void;
  /** Called when somebody presses Escape. */
  onLeavePointing: () => void;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The site itself, with an outline around the text under the pointer or the one that is open. */
export function PageFrame({ isPointing, selected, project, destination, onPick, onShown, onLeavePointing }: Props) {
  const t = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  /** The document in the frame. */
  const [page, setPage] = useState<Document>();
  const [boxUnderPointer, setBoxUnderPointer] = useState<Box>();
  const [boxOfSelected, setBoxOfSelected] = useState<Box>();

  useEffect(() => (page ? watchMessages(page, onShown) : undefined), [page, onShown]);
  useEffect(() => {
    if (!page) return undefined;
    return followPointer(page, isPointing, { onUnder: setBoxUnderPointer, onPick, onLeave: onLeavePointing });
  }, [page, isPointing, onPick, onLeavePointing]);
  useEffect(() => {
    if (!page || !selected) return setBoxOfSelected(undefined);
    return followElement(page, selected.id, setBoxOfSelected);
  }, [page, selected]);
  /** The message whose page was looked for. That is done once: someone who then goes to another page stays there. */
  const sought = useRef<OpenMessage>(undefined);
  const runningSearch = useRef<AbortController>(undefined);
  useEffect(() => {
    // The page of the message that was open before need not be looked for any longer.
    if (sought.current !== selected) runningSearch.current?.abort();
    if (!page || !selected || !project || sought.current === selected) return;
    sought.current = selected;
    if (messagesOnPage(page).some(({ id }) => id === selected.id)) return;
    const search = new AbortController();
    runningSearch.current = search;
    const views = [...project.pages, ...project.hiddenViews.map((view) => ({ ...view, path: withToken(view.path) }))];
    const pathsInLanguage = views.filter(({ locale }) => locale === page.documentElement.lang).map(({ path }) => path);
    const startPath = page.location.pathname;
    void findPage(selected.id, pathsInLanguage, project, search.signal).then((path) => {
      const location = frame.current?.contentDocument?.location;
      // Not if somebody has gone to another page since the search began.
      if (path && location?.pathname === startPath && path !== startPath) location.assign(path);
    });
  }, [page, selected, project]);
  useEffect(() => {
    if (destination) frame.current?.contentWindow?.location.assign(destination.path);
  }, [destination]);
  const shownProject = useRef<Project>(undefined);
  useEffect(() => {
    const currentPage = frame.current?.contentDocument;
    // Not at the first reading of the project: the page in the frame has that already.
    const hasChanged = shownProject.current !== undefined && shownProject.current !== project;
    shownProject.current = project;
    if (hasChanged && currentPage) updatePage(currentPage);
  }, [project]);

  return (
    <div className="page-frame" data-pointing={isPointing}>
      <iframe
        ref={frame}
        title={t('page')}
        // The home page in the source language. From then on the frame follows `destination` and the links of the site.
        src="/nl"
        onLoad={() => setPage(frame.current?.contentDocument ?? undefined)}
      />
      {boxOfSelected && <div className="outline chosen" style={boxOfSelected} />}
      {boxUnderPointer && <div className="outline" style={boxUnderPointer} />}
    </div>
  );
}

/** How long a page has to be still before it is looked through again, in milliseconds. */
const pause = 100;

/** Calls `onShown` now and after each change of a page. Gives a function that stops this. */
function watchMessages(page: Document, onShown: (shown: ShownMessage[]) => void): () => void {
  let timer: number | undefined;
  const look = () => onShown(messagesOnPage(page));
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(look, pause);
  });
  look();
  observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

interface Pointing {
  /** Called with the place of the element under the pointer; undefined if there is none. */
  onUnder: (box: Box | undefined) => void;
  onPick: (ids: string[]) => void;
  onLeave: () => void;
}

/** Outlines what is under the pointer while Alt is held or pointing is on, and takes its click. */
function followPointer(page: Document, isPointing: boolean, { onUnder, onPick, onLeave }: Pointing): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const find = (event: MouseEvent) =>
    isPointing || event.altKey ? elementAt(page, event.clientX, event.clientY) : undefined;
  page.addEventListener(
    'pointermove',
    (event) => {
      const element = find(event);
      onUnder(element && boxOf(element));
    },
    options,
  );
  page.addEventListener(
    'click',
    (event) => {
      if (!isPointing && !event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const element = find(event);
      onUnder(undefined);
      if (element) onPick([...new Set(messagesIn(element).map(({ id }) => id))]);
    },
    options,
  );
  const hide = () => onUnder(undefined);
  page.addEventListener('scroll', hide, { ...options, passive: true });
  page.documentElement.addEventListener('pointerleave', hide, { signal: ended.signal });
  // A key goes to the document that has the focus: the page in the frame, or the desk around it.
  for (const target of [page, document]) {
    target.addEventListener('keydown', ({ key }) => key === 'Escape' && onLeave(), { signal: ended.signal });
    target.addEventListener('keyup', ({ key }) => key === 'Alt' && hide(), { signal: ended.signal });
  }
  return () => ended.abort();
}

/** Brings an open message into view and keeps its outline where it is. */
function followElement(page: Document, id: string, onBox: (box: Box | undefined) => void): () => void {
  // An element that is not drawn has no width.
  const find = () => messagesOnPage(page).find((shown) => shown.id === id && boxOf(shown.element).width > 0)?.element;
  let current = find();
  const pageWindow = page.defaultView;
  const firstBox = current && boxOf(current);
  if (
    current &&
    pageWindow &&
    firstBox &&
    (firstBox.top < 0 || firstBox.top + firstBox.height > pageWindow.innerHeight)
  ) {
    current.scrollIntoView({ block: 'center' });
  }
  let reportedBox = '';
  const reportBox = () => {
    // The page is searched again while the message has no element on it, as the page may still add one.
    if (!current?.isConnected) current = page.documentElement.isConnected && page.defaultView ? find() : undefined;
    const box = current && boxOf(current);
    const boxText = JSON.stringify(box);
    if (boxText !== reportedBox) onBox(box);
    reportedBox = boxText;
  };
  // Before every repaint, because many things move it: scrolling, a line that comes in above it, another width, a font.
  let frameRequest = 0;
  const follow = () => {
    reportBox();
    frameRequest = requestAnimationFrame(follow);
  };
  follow();
  return () => {
    cancelAnimationFrame(frameRequest);
    onBox(undefined);
  };
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
