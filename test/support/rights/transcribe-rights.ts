import type { NeededRight, ServiceCall } from './service-call.ts';

interface Input {
  TranscriptionJobName?: string;
  OutputBucketName?: string;
  OutputKey?: string;
  Media?: { MediaFileUri?: string };
}

const named = (bucket: string | undefined) => (bucket === process.env.FILES_BUCKET ? '{FILES_BUCKET}' : (bucket ?? ''));

/** The rights that a request to Transcribe needs; a job reads the video and writes its result with the rights of its starter. */
export function transcribeRights({ headers, body }: ServiceCall): Omit<NeededRight, 'entry'>[] {
  const operation = headers['x-amz-target']?.split('.').at(-1) ?? '';
  const action = `transcribe:${operation}`;
  const { TranscriptionJobName = '', OutputBucketName, OutputKey = '', Media }: Input = JSON.parse(body);
  if (operation !== 'StartTranscriptionJob') {
    const job = TranscriptionJobName.replace(`-${process.env.STAGE}-`, '-{STAGE}-');
    return [{ action, resource: `transcription-job/${job}` }];
  }
  const media = Media?.MediaFileUri?.split('/').slice(3).join('/') ?? '';
  return [
    { action, resource: '*', context: { 'transcribe:outputbucketname': [named(OutputBucketName)] } },
    { action: 's3:GetObject', resource: `{FILES_BUCKET}/${media}` },
    { action: 's3:PutObject', resource: `{FILES_BUCKET}/${OutputKey}` },
  ];
}
