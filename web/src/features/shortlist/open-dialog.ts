import type { ReactNode } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import type { Move } from './use-move-entry.ts';

/** The dialog that is open, and for which entry; `status` is preselected. */
export type OpenDialog =
  | { dialog: 'view' | 'reject' | 'remove'; entry: ShortlistEntry }
  | { dialog: 'status'; entry: ShortlistEntry; status: PipelineState };

/** Input of a dialog with a candidate's profile; `isUnlocked`: the recruiter may see it without using a view. */
export interface ProfileDialogProps {
  candidateId: number;
  name: string;
  isUnlocked: boolean;
  onClose: () => void;
}

export interface ShortlistDialogsProps {
  open: OpenDialog;
  onClose: () => void;
  profileDialog: (props: ProfileDialogProps) => ReactNode;
  /** Makes a move after its dialog is closed; without it the dialog stays open until the move is saved. */
  onMove?: (move: Move) => void;
}
