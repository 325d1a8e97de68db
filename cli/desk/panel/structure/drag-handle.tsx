import { useTexts } from '../desk-texts.tsx';

/** What a service is dragged by; the buttons beside it do the same for keys and screen readers. */
export function DragHandle({ onDrag }: { onDrag: () => void }) {
  const t = useTexts();
  return (
    <span
      className="drag-handle"
      aria-hidden="true"
      title={t('record.drag')}
      draggable
      onDragStart={({ currentTarget, dataTransfer }) => {
        const row = currentTarget.closest('li');
        dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that has no data.
        dataTransfer.setData('text/plain', '');
        // The whole row is dragged, held 20 px inside its corner.
        if (row) dataTransfer.setDragImage(row, 20, 20);
        onDrag();
      }}
    >
      ⠿
    </span>
  );
}
