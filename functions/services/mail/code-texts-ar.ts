import type { CodeCatalogue } from './code-catalogue.ts';
import { product } from './mail-page.ts';

// Each text begins with an Arabic word: plain text takes its direction from the first letter.

export const arabic: CodeCatalogue = {
  language: 'ar',
  direction: 'rtl',
  greeting: 'مرحبًا،',
  validity: 'الرمز صالح لمدة 10 دقائق ويُستخدم مرة واحدة.',
  warning: 'لا نطلب هذا الرمز أبدًا عبر الهاتف أو البريد الإلكتروني، فلا تشاركه مع أحد.',
  accounts: {
    candidate: 'حساب المرشح',
    recruiter: 'حساب مسؤول التوظيف',
    admin: 'حساب المشرف',
    master_admin: 'حساب المشرف الرئيسي',
  },
  signIn: {
    subject: `رمز تسجيل الدخول إلى ${product}`,
    intro: (account) => `رمز تسجيل الدخول إلى ${account}:`,
    ignore: 'إذا لم تطلب هذا الرمز فيمكنك تجاهل هذه الرسالة: لا يمكن لأحد تسجيل الدخول بدون الرمز.',
  },
  signUp: {
    subject: `رمز إنشاء حسابك في ${product}`,
    intro: (account) => `رمز تأكيد هذا البريد الإلكتروني وفتح ${account} الجديد:`,
    ignore: 'إذا لم تنشئ حسابًا فيمكنك تجاهل هذه الرسالة: لا يُفتح أي حساب بدون الرمز.',
  },
  change: {
    subject: `رمز تغيير بريدك الإلكتروني في ${product}`,
    intro: (account) => `رمز اعتماد هذا العنوان بريدًا إلكترونيًا لـ${account}:`,
    ignore: 'إذا لم تطلب هذا الرمز فيمكنك تجاهل هذه الرسالة: لن يتغير شيء بدون الرمز.',
  },
};
