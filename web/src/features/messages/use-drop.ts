import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { cx } from '#web/lib/cx.ts';

/** Takes files that are pasted into an element or dropped on it; while files are above it, it has a frame. */
export const useDrop = (onFiles: (files: readonly File[]) => void) => {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    setOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return {
    className: cx('rounded-md', isOver && 'outline-2 outline-offset-4 outline-primary outline-dashed'),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
};
