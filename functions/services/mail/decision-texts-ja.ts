import type { DecisionCatalogue } from './decision-catalogue.ts';

/** Why an admin rejected a certificate. */
const rejections: Readonly<Record<string, string>> = {
  unreadable: '書類を読み取れませんでした',
  other_facts: '書類の内容が入力内容と異なります',
  other_person: '書類の氏名がご本人と異なります',
  number_missing: '証明書の番号がありません',
  not_genuine: '書類を本物と確認できませんでした',
};

export const japaneseDecisions: DecisionCatalogue = {
  measures: {
    job_taken_down: {
      subject: '求人が公開停止になりました',
      message: ({ job_title }) =>
        `当社のチームがあなたの求人「${job_title}」の公開を停止しました。決定が取り消されるまで、再び公開することはできません。`,
    },
    job_removed: {
      subject: '求人が削除されました',
      message: ({ job_title }) => `当社のチームがあなたの求人「${job_title}」を削除しました。`,
    },
    certificate_rejected: {
      subject: '証明書は承認されませんでした',
      message: ({ scale: test, reason: key }) => {
        const reason = rejections[String(key)];
        return reason === undefined
          ? `${test}の証明書は承認されませんでした。書類は削除されました。別の書類をアップロードできます。`
          : `${test}の証明書は承認されませんでした。理由：${reason}。書類は削除されました。別の書類をアップロードできます。`;
      },
    },
    account_deactivated: {
      subject: 'アカウントが停止されました',
      message: () =>
        '当社のチームがあなたのアカウントを停止しました。ログインできず、プロフィールや求人は誰にも表示されません。',
    },
    account_deleted: {
      subject: 'アカウントが削除されました',
      message: () =>
        '当社のチームがあなたのアカウントを削除しました。ログインできず、プロフィールや求人は誰にも表示されません。',
    },
    recruiter_unverified: {
      subject: 'アカウントの認証が取り消されました',
      message: () =>
        '当社のチームがあなたのアカウントの認証を取り消しました。求人と会社ページは表示されず、候補者に連絡することもできません。',
    },
  },
  rule: (rule) => `規則：${rule}。`,
  rules: {
    terms: '利用規約の一般規則：公開する内容とサイトの使い方は、適法かつ誠実で、仕事に関するものでなければなりません',
    scam: '詐欺の禁止：手数料や前払い、口実によるデータの要求は認められません',
    discrimination: '人をその属性によって不利に扱うことはできません',
    not_real: '求人、会社、人物は実在しなければなりません',
    misleading: '記載内容は真実で、誤解を招かないものでなければなりません',
    offensive: '侮辱、脅迫、性的な内容は認められません',
    personal_data: '本人の同意なく他人のデータを載せることはできません',
    unlawful: '法律が禁じることは認められません',
    evidence: '証明書は判読でき、本物で、本人のもので、入力内容と一致していなければなりません',
  },
  found: (reason) => `当社のチームが確認した内容：${reason}`,
  notFound: '確認した内容について、チームはこれ以上記載していません。異議申し立ての際にお尋ねいただけます。',
  effect: 'この決定は、自動的な手段を用いず、当社のチームの担当者が行いました。取り消されるまでサイト全体で有効です。',
  how: (end) =>
    `誤りだと思われる場合は、${end}（UTC）まで、下のページから一度だけ無料で異議を申し立てることができます。チームが再検討し、メールで回答します。裁判所や裁判外紛争解決機関に申し立てることもできます。`,
  action: 'この決定に異議を申し立てる',
  answer: {
    subject: '異議申し立てへの回答',
    upheld: 'チームが決定を再検討した結果、決定は維持されます。',
    reversed: 'チームが決定を再検討した結果、ご指摘のとおりであり、決定は無効となりました。',
    redo: '削除されたものは元に戻せません。もう一度アップロードまたは掲載してください。',
    why: (text) => `理由：${text}`,
    court: '引き続き、裁判所や裁判外紛争解決機関に申し立てることができます。',
  },
};
