import type { MailCatalogue, Values } from './mail-catalogue.ts';
import { product } from './mail-page.ts';

// Each text begins with an Arabic word: plain text takes its direction from the first letter, and values are often Latin.

const statusMessages: Readonly<Record<string, (job: string, company: string) => string>> = {
  reviewed: (job, company) => `راجعت ${company} طلبك لوظيفة «${job}».`,
  shortlisted: (job, company) => `أضافتك ${company} إلى القائمة المختصرة لوظيفة «${job}».`,
  rejected: (job, company) => `قررت ${company} عدم المضي قدمًا في طلبك لوظيفة «${job}».`,
  hired: (job, company) => `تهانينا: اختارتك ${company} لوظيفة «${job}»!`,
};

const contactWays: Readonly<Record<string, string>> = {
  email: ' عبر البريد الإلكتروني',
  phone: ' عبر الهاتف',
  video: ' عبر مكالمة فيديو',
};

const named = ({ job_title, company_name }: Values) => ({ job: String(job_title), company: String(company_name) });

export const arabic: MailCatalogue = {
  language: 'ar',
  direction: 'rtl',
  greeting: 'مرحبًا،',
  reason: 'وصلتك هذه الرسالة لأن لديك حسابًا لدينا.',
  optOut: 'إيقاف هذه الرسائل',
  stopSearch: 'إيقاف الرسائل الخاصة بهذا البحث',
  ending: {
    subject: `ينتهي اشتراكك في ${product} قريبًا`,
    message: (plan, day) => `ينتهي اشتراكك في باقة ${plan} بتاريخ ${day} (UTC).`,
    advice: 'إذا اشتريت باقة قبل ذلك، تُضاف إليها المشاهدات والأيام المتبقية.',
    action: 'عرض الباقات',
  },
  addressChange: {
    subject: `تم تغيير البريد الإلكتروني لحسابك في ${product}`,
    message: (time) =>
      `تم تغيير عنوان البريد الإلكتروني لحسابك في ${time} (UTC). لم يعد هذا العنوان مستخدمًا للحساب: يتم تسجيل الدخول واستلام الرسائل بالعنوان الجديد.`,
    advice: (end) =>
      `إذا كنت أنت من قام بذلك فلا داعي لأي إجراء. وإن لم تكن أنت، فأعد هذا العنوان: الرابط أدناه صالح حتى ${end} (UTC). سيؤدي ذلك إلى تسجيل خروج جميع الأجهزة، ولن يتمكن من تسجيل الدخول مجددًا إلا صاحب هذا العنوان.`,
    action: 'إعادة هذا العنوان',
  },
  invitation: {
    subject: `أصبحت مشرفًا على ${product}`,
    message: (inviter) => `أنشأ لك ${inviter} حساب مشرف على ${product}.`,
    messageWithoutName: `أُنشئ لك حساب مشرف على ${product}.`,
    advice:
      'لتسجيل الدخول افتح الصفحة أدناه وأدخل العنوان الذي وصلتك عليه هذه الرسالة، فنرسل إليك رمزًا يُستخدم مرة واحدة. لا تحتاج إلى كلمة مرور.',
    action: 'تسجيل الدخول بصفة مشرف',
    unexpected: 'إذا لم تكن تتوقع هذه الدعوة فيمكنك تجاهل هذه الرسالة: رموز هذا العنوان تصل إليك وحدك.',
  },
  about: {
    application_received: {
      subject: 'طلب جديد لوظيفتك',
      message: ({ job_title, candidate_name }) => `وصلك طلب جديد من ${candidate_name} لوظيفة «${job_title}».`,
      action: 'عرض المتقدمين',
    },
    application_status_changed: {
      subject: 'مستجدات طلبك',
      message: (values) => {
        const { job, company } = named(values);
        const message = statusMessages[String(values.status)]?.(job, company);
        return message ?? `تغيرت حالة طلبك لوظيفة «${job}» لدى ${company}.`;
      },
      action: 'عرض تفاصيل الوظيفة',
    },
    shortlisted: {
      subject: 'تمت إضافتك إلى قائمة مختصرة',
      message: (values) => {
        const { job, company } = named(values);
        const isForJob = values.job_title !== undefined;
        return isForJob
          ? `أضافتك ${company} إلى القائمة المختصرة لوظيفة «${job}».`
          : 'أضافك مسؤول توظيف إلى قائمته المختصرة.';
      },
      action: 'الانتقال إلى لوحة التحكم',
    },
    contacted: {
      subject: 'يتواصل معك أحد مسؤولي التوظيف',
      message: (values) => {
        const { job, company } = named(values);
        const way = contactWays[String(values.method)] ?? '';
        return `تتواصل معك ${company} بشأن وظيفة «${job}»${way}.`;
      },
      action: 'عرض تفاصيل الوظيفة',
    },
    profile_unlocked: {
      subject: 'تم فتح ملفك الشخصي',
      message: ({ company_name }) =>
        `فتحت ${company_name} ملفك الشخصي ويمكنها الآن رؤية اسمك وبيانات الاتصال بك وملفاتك. يمكنك حظر الشركة في أي وقت.`,
      action: 'معرفة من فتح ملفك',
    },
    certificate_checked: {
      subject: 'تم التحقق من شهادتك',
      message: ({ scale: test }) => `تحقق أحد المشرفين من شهادتك في ${test}، وأصبحت تُعد إثباتًا تم التحقق منه.`,
      action: 'عرض شهاداتك',
    },
    jobs_found: {
      subject: 'وظائف جديدة لبحثك المحفوظ',
      message: ({ search_name, found }) => `وظائف جديدة تطابق بحثك المحفوظ «${search_name}»: ${found}.`,
      action: 'عرض الوظائف',
    },
    candidates_found: {
      subject: 'مرشحون جدد لبحثك المحفوظ',
      message: ({ search_name, found }) =>
        `مرشحون جدد يطابقون بحثك المحفوظ «${search_name}»: ${found}. أسماؤهم محجوبة.`,
      action: 'عرض المرشحين',
    },
    recruiter_verified: {
      subject: 'تم توثيق حسابك',
      message: () => 'تم توثيق حسابك، ويمكنك الآن نشر الوظائف.',
      action: 'الانتقال إلى لوحة التحكم',
    },
    subscription_started: {
      subject: 'اشتراكك نشط الآن',
      message: ({ plan_name }) => `اشتراكك في باقة ${plan_name} نشط الآن.`,
      action: 'الانتقال إلى لوحتك',
    },
    subscription_ended: {
      subject: 'انتهى اشتراكك',
      message: ({ plan_name }) => `انتهى اشتراكك في باقة ${plan_name}.`,
      action: 'عرض الباقات',
    },
    payment_received: {
      subject: 'استلمنا دفعتك',
      message: ({ plan_name, amount }) =>
        `استلمنا دفعتك البالغة ${amount} لباقة ${plan_name}. تجد الفاتورة ضمن دفعاتك.`,
      action: 'عرض دفعاتك',
    },
    payment_refunded: {
      subject: 'رُدّت دفعتك',
      message: ({ plan_name, amount }) => `أُعيد إليك ${amount} من المبلغ المدفوع لباقة ${plan_name}.`,
      action: 'عرض دفعاتك',
    },
    refund_failed: {
      subject: 'لم يصل المبلغ المردود إليك',
      message: ({ plan_name, amount }) =>
        `تعذّر ردّ ${amount} من المبلغ المدفوع لباقة ${plan_name}. ما دفعت ثمنه فعّال من جديد إلى أن يُعاد المبلغ بطريقة أخرى.`,
      action: 'عرض دفعاتك',
    },
    payment_failed: {
      subject: 'لم تكتمل عملية الدفع',
      message: ({ plan_name, method }) =>
        method === 'upi'
          ? `استُبعدت دفعتك عبر UPI لباقة ${plan_name} ولن يتم تأكيدها. إذا كان المبلغ قد دُفع، فيرجى التواصل مع الدعم.`
          : `فشل الدفع بالبطاقة لباقة ${plan_name}. يمكنك المحاولة مرة أخرى.`,
      action: 'عرض الباقات',
    },
    report_decided: {
      subject: 'اتخذنا قرارًا بشأن بلاغك',
      message: ({ decision }) =>
        decision === 'take_down'
          ? 'شكرًا على بلاغك. نظر فيه فريقنا وأزال من الموقع ما أبلغت عنه.'
          : 'شكرًا على بلاغك. نظر فيه فريقنا ولم يجد مخالفة للقواعد.',
      action: 'الانتقال إلى لوحتك',
    },
  },
};
