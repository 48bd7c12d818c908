import type { MailCatalogue, Values } from './mail-catalogue.ts';
import { product } from './mail-page.ts';

const statusMessages: Readonly<Record<string, (job: string, company: string) => string>> = {
  reviewed: (job, company) => `${company}が、求人「${job}」へのご応募を確認しました。`,
  shortlisted: (job, company) => `${company}が、あなたを求人「${job}」の候補に選びました。`,
  rejected: (job, company) => `${company}の求人「${job}」へのご応募は、選考の結果、不採用となりました。`,
  hired: (job, company) => `おめでとうございます。${company}の求人「${job}」に採用されました。`,
};

const contactWays: Readonly<Record<string, string>> = {
  email: 'メールで',
  phone: '電話で',
  video: 'ビデオ通話で',
};

const named = ({ job_title, company_name }: Values) => ({ job: String(job_title), company: String(company_name) });

export const japanese: MailCatalogue = {
  language: 'ja',
  direction: 'ltr',
  greeting: 'いつもご利用いただきありがとうございます。',
  reason: 'このメールは、アカウントをお持ちの方にお送りしています。',
  optOut: 'メールの配信を停止',
  stopSearch: 'この検索条件のメールを停止する',
  ending: {
    subject: `${product}のサブスクリプションがまもなく終了します`,
    message: (plan, day) => `${plan}プランのサブスクリプションは${day}（UTC）に終了します。`,
    advice: 'それまでにプランを購入すると、残りの閲覧枠と日数が引き継がれます。',
    action: 'プランを見る',
  },
  addressChange: {
    subject: `${product}のアカウントのメールアドレスが変更されました`,
    message: (time) =>
      `アカウントのメールアドレスが${time}（UTC）に変更されました。今後このアドレスは使われません。ログインとメールの受信には、新しいアドレスが使われます。`,
    advice: (end) =>
      `ご自身で変更した場合は、何もする必要はありません。心当たりがない場合は、このアドレスに戻してください。下のリンクは${end}（UTC）まで有効です。すべての端末がログアウトされ、このアドレスでのみ再びログインできるようになります。`,
    action: 'このアドレスに戻す',
  },
  invitation: {
    subject: `${product} の管理者になりました`,
    message: (inviter) => `${inviter} さんが、${product} の管理者アカウントを作成しました。`,
    messageWithoutName: `${product} の管理者アカウントが作成されました。`,
    advice:
      'ログインするには、下のページを開いて、このメールが届いたアドレスを入力してください。1 回限りのコードをメールでお送りします。パスワードは不要です。',
    action: '管理者としてログインする',
    unexpected:
      'この招待に心当たりがない場合は、このメールを無視してください。このアドレスのコードは、あなただけに届きます。',
  },
  about: {
    application_received: {
      subject: '求人に新しい応募がありました',
      message: ({ job_title, candidate_name }) => `${candidate_name}さんが、求人「${job_title}」に応募しました。`,
      action: '応募者を見る',
    },
    application_status_changed: {
      subject: '応募状況が更新されました',
      message: (values) => {
        const { job, company } = named(values);
        const message = statusMessages[String(values.status)]?.(job, company);
        return message ?? `${company}の求人「${job}」へのご応募の状態が更新されました。`;
      },
      action: '求人を見る',
    },
    shortlisted: {
      subject: '候補リストに追加されました',
      message: (values) => {
        const { job, company } = named(values);
        const isForJob = values.job_title !== undefined;
        return isForJob
          ? `${company}が、あなたを求人「${job}」の候補リストに追加しました。`
          : '採用担当者が、あなたを候補リストに追加しました。';
      },
      action: 'ホームを開く',
    },
    contacted: {
      subject: '採用担当者から連絡があります',
      message: (values) => {
        const { job, company } = named(values);
        const way = contactWays[String(values.method)] ?? '';
        return `求人「${job}」について、${company}から${way}連絡があります。`;
      },
      action: '求人を見る',
    },
    profile_unlocked: {
      subject: 'プロフィールが開示されました',
      message: ({ company_name }) =>
        `${company_name}にあなたのプロフィールが開示されました。お名前、連絡先、ファイルがこの会社に表示されます。この会社はいつでもブロックできます。`,
      action: '開示した会社を確認する',
    },
    certificate_checked: {
      subject: '証明書の確認が完了しました',
      message: ({ scale: test }) => `${test}の証明書を管理者が確認しました。確認済みの証明として表示されます。`,
      action: '証明書を見る',
    },
    jobs_found: {
      subject: '保存した検索条件に合う新着求人があります',
      message: ({ search_name, found }) => `保存した検索条件「${search_name}」に合う新着求人：${found}件。`,
      action: '求人を見る',
    },
    candidates_found: {
      subject: '保存した検索条件に合う新しい候補者がいます',
      message: ({ search_name, found }) =>
        `保存した検索条件「${search_name}」に合う新しい候補者：${found}名。氏名は伏せられています。`,
      action: '候補者を見る',
    },
    recruiter_verified: {
      subject: 'アカウントが認証されました',
      message: () => 'アカウントが認証されました。求人を掲載できます。',
      action: 'ホームを開く',
    },
    subscription_started: {
      subject: 'サブスクリプションが有効になりました',
      message: ({ plan_name }) => `${plan_name}プランのサブスクリプションが有効になりました。`,
      action: 'ダッシュボードへ',
    },
    subscription_ended: {
      subject: 'サブスクリプションが終了しました',
      message: ({ plan_name }) => `${plan_name}プランのサブスクリプションが終了しました。`,
      action: 'プランを見る',
    },
    payment_received: {
      subject: 'お支払いを確認しました',
      message: ({ plan_name, amount }) =>
        `${plan_name}プランのお支払い${amount}を確認しました。請求書はお支払いの一覧にあります。`,
      action: '支払いを見る',
    },
    payment_refunded: {
      subject: 'お支払いを返金しました',
      message: ({ plan_name, amount }) => `${plan_name}プランの支払いのうち${amount}を返金しました。`,
      action: '支払いを見る',
    },
    refund_failed: {
      subject: '返金が完了しませんでした',
      message: ({ plan_name, amount }) =>
        `${plan_name}プランの支払いのうち${amount}を返金できませんでした。別の方法で返金されるまで、お支払い済みの内容を再びご利用いただけます。`,
      action: '支払いを見る',
    },
    payment_failed: {
      subject: '支払いが完了しませんでした',
      message: ({ plan_name, method }) =>
        method === 'upi'
          ? `${plan_name}プランのUPIでの支払いは無効になり、確認されません。すでにお支払いの場合は、サポートにお問い合わせください。`
          : `${plan_name}プランのカードでの支払いに失敗しました。もう一度お試しいただけます。`,
      action: 'プランを見る',
    },
    report_decided: {
      subject: 'ご報告への判断をお知らせします',
      message: ({ decision }) =>
        decision === 'take_down'
          ? 'ご報告ありがとうございます。チームが確認し、ご報告の対象の公開を停止しました。'
          : 'ご報告ありがとうございます。チームが確認しましたが、規則違反は認められませんでした。',
      action: 'ダッシュボードへ',
    },
  },
};
