import type { CodeCatalogue } from './code-catalogue.ts';
import { product } from './mail-page.ts';

export const japanese: CodeCatalogue = {
  language: 'ja',
  direction: 'ltr',
  greeting: 'いつもご利用いただきありがとうございます。',
  validity: '有効期限は10分です。1回のみ使用できます。',
  warning: '当サイトが電話やメールでコードをお尋ねすることはありません。誰にも教えないでください。',
  accounts: {
    candidate: '求職者アカウント',
    recruiter: '採用担当者アカウント',
    admin: '管理者アカウント',
    master_admin: 'マスター管理者アカウント',
  },
  signIn: {
    subject: `${product}のログインコード`,
    intro: (account) => `${account}へのログインコード：`,
    ignore: 'お心当たりがない場合は、このメールを破棄してください。コードがなければ誰もログインできません。',
  },
  signUp: {
    subject: `${product}の登録確認コード`,
    intro: (account) => `メールアドレスを確認し、新しい${account}を開設するためのコード：`,
    ignore:
      'ご登録のお心当たりがない場合は、このメールを破棄してください。コードがなければアカウントは開設されません。',
  },
  change: {
    subject: `${product}のメールアドレス変更コード`,
    intro: (account) => `このメールアドレスを${account}に設定するためのコード：`,
    ignore: 'お心当たりがない場合は、このメールを破棄してください。コードがなければ何も変更されません。',
  },
};
