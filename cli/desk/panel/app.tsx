import { useCallback, useState } from 'react';
import { useTexts } from './desk-texts.tsx';
import { Facts } from './facts.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { MessageEditor, type OpenMessage } from './message-editor.tsx';
import { MessageList } from './message-list.tsx';
import { Overview } from './overview.tsx';
import { type Destination, PageFrame } from './page-frame.tsx';
import type { ShownMessage } from './page-messages.ts';
import { Publish } from './publish.tsx';
import { StatusBar } from './status-bar.tsx';
import { OldAddresses } from './structure/old-addresses.tsx';
import { Records } from './structure/records.tsx';
import { type DeskTab, TopBar } from './top-bar.tsx';
import { refusalInWords } from './use-attempt.ts';
import { useProject } from './use-project.ts';

/** The desk: the site, and beside it what there is to change. */
export function App() {
  const t = useTexts();
  const { project, failure } = useProject();
  const [view, setView] = useState<DeskTab>('page');
  const [isPointing, setPointing] = useState(false);
  /** Every message of the page in the frame. */
  const [shown, setShown] = useState<ShownMessage[]>([]);
  /** Ids of the messages that were clicked, if there are several: the list then has only these. */
  const [clickedIds, setClickedIds] = useState<string[]>([]);
  /** The message in the editor. */
  const [open, setOpen] = useState<OpenMessage>();
  /** The id of the message whose editor was closed last: the list puts the focus on its row. */
  const [lastClosed, setLastClosed] = useState<string>();
  /** The name of the fact or price that a text led to; empty if there is none. */
  const [factSearch, setFactSearch] = useState('');
  const [destination, setDestination] = useState<Destination>();

  const openMessage = useCallback((id: string) => {
    // Counted, so that a message that is opened again gets a new editor, by its `key` below.
    setOpen((previous) => ({ id, opened: (previous?.opened ?? 0) + 1 }));
    setClickedIds([]);
    setView('page');
  }, []);
  const pick = useCallback(
    (ids: string[]) => {
      setPointing(false);
      if (ids.length === 1 && ids[0]) return openMessage(ids[0]);
      setOpen(undefined);
      setClickedIds(ids);
    },
    [openMessage],
  );
  const showPage = useCallback((path: string) => {
    setDestination({ path });
    setView('page');
  }, []);
  const close = useCallback(() => {
    setLastClosed(open?.id);
    setOpen(undefined);
    setClickedIds([]);
  }, [open]);

  const messageInEditor = project?.messages.find(({ id }) => id === open?.id);
  return (
    <>
      <TopBar
        view={view}
        onView={(next) => {
          // Chosen by hand, not through a text: the facts then begin unfiltered.
          setFactSearch('');
          // Choosing the page again leads back from the editor to the list.
          if (next === 'page' && view === 'page') close();
          setView(next);
        }}
        isPointing={isPointing}
        onPoint={setPointing}
      />
      {failure && (
        <p className="alert" role="alert">
          {refusalInWords(failure, t)}
        </p>
      )}
      <main className="views">
        <div className="page-view" hidden={view !== 'page'}>
          {/* Before the page in the tab order: the page has a hundred links. `panel.css` puts it on the right. */}
          <aside className="panel" aria-label={t('panel')}>
            {project && messageInEditor && open ? (
              <MessageEditor
                key={`${open.id} ${open.opened}`}
                message={messageInEditor}
                project={project}
                shown={shown.find(({ id }) => id === open.id)}
                onOpen={openMessage}
                onClose={close}
                onGo={(path) => setDestination({ path })}
                onSearchFacts={(search) => {
                  setFactSearch(search);
                  setView('facts');
                }}
              />
            ) : (
              <MessageList
                shown={shown}
                project={project}
                onlyIds={clickedIds}
                lastClosed={lastClosed}
                onOpen={openMessage}
                onAll={() => setClickedIds([])}
                onGo={(path) => setDestination({ path })}
              />
            )}
          </aside>
          <PageFrame
            isPointing={isPointing}
            selected={open}
            project={project}
            destination={destination}
            onPick={pick}
            onShown={setShown}
            onLeavePointing={() => setPointing(false)}
          />
        </div>
        {project && view === 'overview' && <Overview project={project} onOpen={openMessage} />}
        {project && view === 'facts' && <Facts project={project} onOpen={openMessage} search={factSearch} />}
        {project && view === 'records' && <Records project={project} onShow={showPage} onOpen={openMessage} />}
        {project && view === 'addresses' && <OldAddresses project={project} />}
        {view === 'inbox' && <Inbox />}
        {project && view === 'publish' && <Publish project={project} onOpen={openMessage} />}
      </main>
      <StatusBar
        isLoading={!project}
        openId={view === 'page' ? open?.id : undefined}
        onDrafts={() => setView('publish')}
      />
    </>
  );
}
