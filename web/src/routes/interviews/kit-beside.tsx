import { Kit } from '#web/features/interview-kit/kit.tsx';
import { CandidateMatch } from '#web/features/matches/candidate-match.tsx';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ScrolledContent } from '#web/ui/scrolled-content.tsx';

/** The kit with how the candidate meets what the job requires. */
const KitWithFit = ({ id, name }: { id: string; name: string }) => (
  <Kit id={id} match={({ job, candidate }) => job && <CandidateMatch name={name} candidate={candidate} job={job} />} />
);

/** The kit beside a call, whose height it takes. */
export const KitBeside = ({ id, name }: { id: string; name: string }) => {
  const title = useT()('interviewKit.title');
  return (
    <section aria-label={title} className="flex h-full flex-col bg-card">
      <header className="flex min-h-14 shrink-0 items-center border-b border-line px-4">
        <h2 className="text-lg">{title}</h2>
      </header>
      <ScrolledContent label={title} className="min-h-0 flex-1 p-4">
        <KitWithFit id={id} name={name} />
      </ScrolledContent>
    </section>
  );
};

/** The kit before and after an interview. */
export const KitDialog = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('interviewKit.of', { name })}>
      <KitWithFit id={id} name={name} />
    </Dialog>
  );
};
