import type { InterfaceLanguage } from '#shared/domain/interface-languages.ts';
import type { PlanTexts } from '#shared/domain/plan-texts.ts';
import type { PlanTerms } from './stored-plan.ts';

type Translations = Readonly<Record<Exclude<InterfaceLanguage, 'en'>, PlanTexts>>;

/** The texts of the standard plans in all languages of the site but English, in which the plans are written. */
export const standardTranslations: Readonly<Record<NonNullable<PlanTerms['key']>, Translations>> = {
  trial: {
    de: {
      name: 'Probe',
      description: 'Eine Woche zum Umsehen, einmal für jede E-Mail-Adresse.',
      features: [],
    },
    ar: {
      name: 'التجربة المجانية',
      description: 'أسبوع للاستكشاف، مرة واحدة لكل بريد إلكتروني.',
      features: [],
    },
    fr: {
      name: 'Essai',
      description: 'Une semaine pour découvrir le site, une fois par adresse e-mail.',
      features: [],
    },
    es: {
      name: 'Prueba',
      description: 'Una semana para conocer el portal, una vez por dirección de correo.',
      features: [],
    },
    ja: {
      name: 'トライアル',
      description: '1週間お試しいただけます。メールアドレスごとに1回限りです。',
      features: [],
    },
    hi: {
      name: 'ट्रायल',
      description: 'आज़माकर देखने के लिए एक हफ़्ता, हर ईमेल पते पर एक बार।',
      features: [],
    },
  },
  basic: {
    de: {
      name: 'Basis',
      description: 'Für ein bis zwei Stellen im Monat.',
      features: ['Einfache Auswertungen'],
    },
    ar: {
      name: 'الأساسية',
      description: 'لوظيفة أو وظيفتين في الشهر.',
      features: ['تحليلات أساسية'],
    },
    fr: {
      name: 'Essentiel',
      description: 'Pour un ou deux postes par mois.',
      features: ['Statistiques de base'],
    },
    es: {
      name: 'Básico',
      description: 'Para uno o dos puestos al mes.',
      features: ['Estadísticas básicas'],
    },
    ja: {
      name: 'ベーシック',
      description: '月に1～2件の採用に。',
      features: ['基本分析'],
    },
    hi: {
      name: 'बेसिक',
      description: 'महीने में एक-दो पदों के लिए।',
      features: ['बुनियादी एनालिटिक्स'],
    },
  },
  premium: {
    de: {
      name: 'Premium',
      description: 'Für Teams, die ständig nach Sprachkenntnissen einstellen.',
      features: ['Erweiterte Auswertungen', 'Bevorzugter Support'],
    },
    ar: {
      name: 'المميزة',
      description: 'للفرق التي توظف أصحاب اللغات باستمرار.',
      features: ['تحليلات متقدمة', 'دعم ذو أولوية'],
    },
    fr: {
      name: 'Premium',
      description: 'Pour les équipes qui recrutent en continu des profils multilingues.',
      features: ['Statistiques avancées', 'Assistance prioritaire'],
    },
    es: {
      name: 'Premium',
      description: 'Para equipos que contratan perfiles con idiomas todo el tiempo.',
      features: ['Estadísticas avanzadas', 'Soporte prioritario'],
    },
    ja: {
      name: 'プレミアム',
      description: '語学人材を継続的に採用するチームに。',
      features: ['高度な分析', '優先サポート'],
    },
    hi: {
      name: 'प्रीमियम',
      description: 'लगातार भाषा विशेषज्ञों की भर्ती करने वाली टीमों के लिए।',
      features: ['एडवांस्ड एनालिटिक्स', 'प्राथमिकता सहायता'],
    },
  },
  enterprise: {
    de: {
      name: 'Enterprise',
      description: 'Ein Quartal Personalsuche über Märkte und Sprachen hinweg.',
      features: ['Vollständige Auswertungen', 'Support rund um die Uhr', 'Integrationen'],
    },
    ar: {
      name: 'المؤسسات',
      description: 'ثلاثة أشهر من التوظيف عبر الأسواق واللغات.',
      features: ['تحليلات كاملة', 'دعم على مدار الساعة', 'عمليات تكامل'],
    },
    fr: {
      name: 'Entreprise',
      description: 'Un trimestre de recrutement sur plusieurs marchés et dans plusieurs langues.',
      features: ['Statistiques complètes', 'Assistance 24 h/24', 'Intégrations'],
    },
    es: {
      name: 'Empresa',
      description: 'Un trimestre de contratación en varios mercados e idiomas.',
      features: ['Estadísticas completas', 'Soporte las 24 horas', 'Integraciones'],
    },
    ja: {
      name: 'エンタープライズ',
      description: '複数の市場と言語にわたる3か月間の採用に。',
      features: ['すべての分析', '24時間サポート', '外部連携'],
    },
    hi: {
      name: 'एंटरप्राइज़',
      description: 'कई बाज़ारों और भाषाओं में तीन महीने की भर्ती।',
      features: ['संपूर्ण एनालिटिक्स', 'चौबीसों घंटे सहायता', 'इंटीग्रेशन'],
    },
  },
};
