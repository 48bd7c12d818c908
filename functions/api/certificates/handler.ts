import { createHandler } from '#functions/http/create-handler.ts';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import { addCertificate, readCertificateUpload } from './add-certificate.ts';
import { decideCertificate } from './decide-certificate.ts';
import { dismissDuplicate, listDuplicates, listOpenCertificates, readOpenCertificate } from './open-certificates.ts';
import { listOwnCertificates, removeCertificate } from './own-certificates.ts';

export const handler = createHandler(
  certificateCalls,
  {
    mine: listOwnCertificates,
    add: addCertificate,
    remove: removeCertificate,
    open: listOpenCertificates,
    duplicates: listDuplicates,
    dismissDuplicate,
    document: readOpenCertificate,
    decide: decideCertificate,
  },
  { certificate_upload: readCertificateUpload },
);
