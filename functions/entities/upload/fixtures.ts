// One stored item for each shape that a deployment ever wrote, oldest first. Only tests read them.

/** From before uploads were found by their candidate and had named places. */
export const firstUploadItem = {
  PK: 'UPLOAD#5b1f8c9e-0f6e-4a57-9b8e-3a1f4f1c2d3e',
  SK: 'UPLOAD',
  entity: 'upload',
  schema_version: 1,
  id: '5b1f8c9e-0f6e-4a57-9b8e-3a1f4f1c2d3e',
  candidate_id: 7,
  kind: 'cv',
  ending: 'pdf',
  status: 'started',
  created_at: '2026-05-01T10:00:00.000Z',
  expires_at: 1_778_234_400,
};

export const uploadItem = {
  ...firstUploadItem,
  GSI1PK: 'UPLOADS#CANDIDATE#7',
  GSI1SK: '2026-05-01T10:00:00.000Z#5b1f8c9e-0f6e-4a57-9b8e-3a1f4f1c2d3e',
  place: 'hash-of-a-request',
  status: 'finished',
  file_key: 'files/candidates/7/cv/5b1f8c9e-0f6e-4a57-9b8e-3a1f4f1c2d3e.pdf',
  replaced_key: 'files/candidates/7/cv/before.pdf',
};

/** From before a request and its retries shared a place. */
export const firstOpenUploadsItem = {
  PK: 'CANDIDATE#7',
  SK: 'UPLOADS#OPEN',
  entity: 'open_uploads',
  schema_version: 1,
  candidate_id: 7,
  open: { 'upload-1': 1_777_630_500_000 },
  version: 4,
  expires_at: 1_777_716_900,
};

export const openUploadsItem = {
  ...firstOpenUploadsItem,
  open: { 'hash-of-a-request': { upload: 'upload-1', until: 1_777_630_500_000 } },
};
