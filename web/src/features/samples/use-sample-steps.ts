import { useEffect, useRef, useState } from 'react';
import { type SamplePrompt, sampleCalls } from '#shared/contracts/samples.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText, isRefusal } from '#web/lib/api-error.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useSingleFlight } from '#web/lib/single-flight.ts';
import { toast } from '#web/ui/toast-store.ts';
import { closeMicrophone, type MicrophoneProblem, openMicrophone, ownFormat, problemOf } from './microphone.ts';
import { sampleUpload } from './send-sample.ts';
import type { Recorded } from './use-recorder.ts';

interface State {
  step: 'consent' | 'answer' | 'review';
  prompt?: SamplePrompt | undefined;
  stream?: MediaStream | undefined;
  recorded?: Recorded | undefined;
  /** Why there is no microphone. */
  microphone?: MicrophoneProblem | undefined;
  /** What was refused or failed. */
  problem?: string | undefined;
  /** A prompt or the microphone is on its way. */
  busy: boolean;
  /** Percent of the recording that were sent. */
  progress?: number | undefined;
  /** The upload of the recording has begun: it may be finished after the prompt's time. */
  hasBegun: boolean;
}

/**
 * The steps to a recording, and what leads from one to the next. The microphone is opened before the prompt is
 * requested: a permission prompt of the browser, or a missing device, costs neither time nor prompt.
 */
export const useSampleSteps = (onSent: () => void) => {
  const t = useT();
  const invalidate = useInvalidate();
  const [state, setState] = useState<State>({ step: 'consent', busy: false, hasBegun: false });
  const change = (changed: Partial<State>) => setState((before) => ({ ...before, ...changed }));
  const open = useRef<MediaStream>(undefined);
  const sending = useRef<AbortController>(undefined);
  const upload = useRef<ReturnType<typeof sampleUpload>>(undefined);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      closeMicrophone(open.current);
      sending.current?.abort();
    };
  }, []);

  const issue = async (tag: string): Promise<void> => {
    try {
      const prompt = await call(sampleCalls.prompt, { body: { tag, locale: getLanguage() } });
      change({ step: 'answer', prompt, recorded: undefined, problem: undefined, busy: false, hasBegun: false });
    } catch (error) {
      change({ busy: false, problem: errorText(error, t('samples.prompt.failed')) });
    }
  };

  const begin = useSingleFlight(async (tag: string): Promise<void> => {
    change({ busy: true, microphone: undefined, problem: undefined });
    if (!ownFormat()) return change({ busy: false, microphone: 'unsupported' });
    try {
      open.current ??= await openMicrophone();
    } catch (error) {
      return change({ busy: false, microphone: problemOf(error) });
    }
    // The dialog was closed during the browser's permission prompt.
    if (!isShown.current) return closeMicrophone(open.current);
    change({ stream: open.current });
    await issue(tag);
  });

  // The microphone is on only as long as it is needed.
  const review = (recorded: Recorded): void => {
    closeMicrophone(open.current);
    open.current = undefined;
    upload.current = undefined;
    change({ step: 'review', recorded, stream: undefined });
  };

  const send = useSingleFlight(async (): Promise<void> => {
    const { prompt, recorded } = state;
    if (!prompt || !recorded) return;
    sending.current = new AbortController();
    const { signal } = sending.current;
    change({ progress: 0, problem: undefined });
    try {
      const onProgress = (part: number) => change({ progress: Math.round(part * 100) });
      upload.current ??= sampleUpload(prompt, recorded);
      await upload.current({ onProgress, onBegun: () => change({ hasBegun: true }), signal });
      toast.success(t('samples.sent'));
      onSent();
    } catch (error) {
      if (signal.aborted) return;
      const problem = errorText(error, t('samples.sendFailed'));
      change({ progress: undefined, problem, ...(isRefusal(error) && { hasBegun: false }) });
    } finally {
      // It may be stored although the answer was lost.
      void invalidate(sampleCalls.own);
    }
  });

  return {
    ...state,
    begin: (tag: string) => void begin(tag),
    review,
    again: () => void begin(state.prompt?.tag ?? ''),
    send: () => void send(),
  };
};
