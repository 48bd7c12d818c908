import type { MailCatalogue, Values } from './mail-catalogue.ts';
import { product } from './mail-page.ts';

const statusMessages: Readonly<Record<string, (job: string, company: string) => string>> = {
  reviewed: (job, company) => `${company} ने ${job} के लिए आपका आवेदन देख लिया है।`,
  shortlisted: (job, company) => `${company} ने आपको ${job} के लिए शॉर्टलिस्ट किया है।`,
  rejected: (job, company) => `${company} ने ${job} के लिए आपके आवेदन पर आगे न बढ़ने का फ़ैसला किया है।`,
  hired: (job, company) => `बधाई हो: ${company} ने आपको ${job} के लिए चुन लिया है!`,
};

const contactWays: Readonly<Record<string, string>> = {
  email: 'ईमेल से ',
  phone: 'फ़ोन पर ',
  video: 'वीडियो कॉल पर ',
};

const named = ({ job_title, company_name }: Values) => ({ job: String(job_title), company: String(company_name) });

export const hindi: MailCatalogue = {
  language: 'hi',
  direction: 'ltr',
  greeting: 'नमस्ते,',
  reason: 'यह ईमेल आपको इसलिए मिला है, क्योंकि हमारे यहाँ आपका अकाउंट है।',
  optOut: 'ये ईमेल बंद करें',
  stopSearch: 'इस खोज के ईमेल बंद करें',
  ending: {
    subject: `आपका ${product} सब्सक्रिप्शन जल्द ख़त्म होने वाला है`,
    message: (plan, day) => `आपका ${plan} सब्सक्रिप्शन ${day} (UTC) ख़त्म हो जाएगा।`,
    advice: 'उससे पहले प्लान ख़रीदने पर बचे हुए व्यू और दिन उसमें जुड़ जाएँगे।',
    action: 'प्लान देखें',
  },
  addressChange: {
    subject: `आपके ${product} अकाउंट का ईमेल पता बदल दिया गया है`,
    message: (time) =>
      `आपके अकाउंट का ईमेल पता ${time} (UTC) बदला गया। यह पता अब इस अकाउंट के लिए इस्तेमाल नहीं होता: लॉग इन नए पते से होगा और ईमेल भी उसी पर आएँगे।`,
    advice: (end) =>
      `अगर यह बदलाव आपने किया है, तो कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो यह पता वापस लाएँ: नीचे दिया गया लिंक ${end} (UTC) तक काम करेगा। इससे सभी डिवाइस लॉग आउट हो जाएँगे और सिर्फ़ इसी पते से फिर लॉग इन किया जा सकेगा।`,
    action: 'यह पता वापस लाएँ',
  },
  invitation: {
    subject: `अब आप ${product} के एडमिन हैं`,
    message: (inviter) => `${inviter} ने ${product} पर आपके लिए एडमिन खाता बनाया है।`,
    messageWithoutName: `${product} पर आपके लिए एडमिन खाता बनाया गया है।`,
    advice:
      'लॉग इन करने के लिए नीचे दिया गया पृष्ठ खोलें और वह पता डालें जिस पर यह मेल आया है। फिर हम आपको एक बार काम आने वाला कोड भेजेंगे; पासवर्ड की ज़रूरत नहीं है।',
    action: 'एडमिन के रूप में लॉग इन करें',
    unexpected: 'अगर आपको इस आमंत्रण की उम्मीद नहीं थी, तो इस मेल को अनदेखा कर सकते हैं: इस पते के कोड केवल आपको मिलते हैं।',
  },
  about: {
    application_received: {
      subject: 'आपकी जॉब के लिए नया आवेदन',
      message: ({ job_title, candidate_name }) => `${candidate_name} ने ${job_title} के लिए आवेदन किया।`,
      action: 'आवेदक देखें',
    },
    application_status_changed: {
      subject: 'आपके आवेदन के बारे में अपडेट',
      message: (values) => {
        const { job, company } = named(values);
        const message = statusMessages[String(values.status)]?.(job, company);
        return message ?? `${company} में ${job} के लिए आपके आवेदन का स्टेटस बदल गया है।`;
      },
      action: 'जॉब देखें',
    },
    shortlisted: {
      subject: 'आपको शॉर्टलिस्ट किया गया है',
      message: (values) => {
        const { job, company } = named(values);
        const isForJob = values.job_title !== undefined;
        return isForJob ? `${company} ने आपको ${job} के लिए शॉर्टलिस्ट में जोड़ा है।` : 'किसी रिक्रूटर ने आपको शॉर्टलिस्ट किया है।';
      },
      action: 'डैशबोर्ड पर जाएँ',
    },
    contacted: {
      subject: 'कोई रिक्रूटर आपसे संपर्क कर रहा है',
      message: (values) => {
        const { job, company } = named(values);
        const way = contactWays[String(values.method)] ?? '';
        return `${company} की ओर से ${job} के बारे में आपसे ${way}संपर्क किया जा रहा है।`;
      },
      action: 'जॉब देखें',
    },
    profile_unlocked: {
      subject: 'आपकी प्रोफ़ाइल अनलॉक हुई है',
      message: ({ company_name }) =>
        `${company_name} ने आपकी प्रोफ़ाइल अनलॉक की है और अब आपका नाम, संपर्क जानकारी और फ़ाइलें देख सकती है। आप इस कंपनी को कभी भी ब्लॉक कर सकते हैं।`,
      action: 'देखें कि किसने अनलॉक किया',
    },
    certificate_checked: {
      subject: 'आपके सर्टिफ़िकेट की जाँच हो गई है',
      message: ({ scale: test }) => `एडमिन ने आपके ${test} सर्टिफ़िकेट की जाँच कर ली है: अब यह जाँचा हुआ प्रमाण माना जाएगा।`,
      action: 'सर्टिफ़िकेट देखें',
    },
    jobs_found: {
      subject: 'आपकी सेव की हुई खोज के लिए नई जॉब',
      message: ({ search_name, found }) => `आपकी सेव की हुई खोज “${search_name}” के लिए नई जॉब: ${found}।`,
      action: 'जॉब देखें',
    },
    candidates_found: {
      subject: 'आपकी सेव की हुई खोज के लिए नए उम्मीदवार',
      message: ({ search_name, found }) =>
        `आपकी सेव की हुई खोज “${search_name}” के लिए नए उम्मीदवार: ${found}। उनके नाम छिपे हुए हैं।`,
      action: 'उम्मीदवार देखें',
    },
    recruiter_verified: {
      subject: 'आपका अकाउंट वेरिफ़ाई हो गया है',
      message: () => 'आपका अकाउंट वेरिफ़ाई हो गया है: अब जॉब पोस्ट की जा सकती हैं।',
      action: 'डैशबोर्ड पर जाएँ',
    },
    subscription_started: {
      subject: 'आपका सब्सक्रिप्शन एक्टिव है',
      message: ({ plan_name }) => `आपका ${plan_name} सब्सक्रिप्शन एक्टिव है।`,
      action: 'अपने डैशबोर्ड पर जाएँ',
    },
    subscription_ended: {
      subject: 'आपका सब्सक्रिप्शन ख़त्म हो गया',
      message: ({ plan_name }) => `आपका ${plan_name} सब्सक्रिप्शन ख़त्म हो गया है।`,
      action: 'प्लान देखें',
    },
    payment_received: {
      subject: 'हमें आपका पेमेंट मिल गया',
      message: ({ plan_name, amount }) =>
        `${plan_name} प्लान के लिए ${amount} का आपका पेमेंट हमें मिल गया। इसका इनवॉइस आपके पेमेंट में है।`,
      action: 'अपने पेमेंट देखें',
    },
    payment_refunded: {
      subject: 'आपका पेमेंट लौटा दिया गया',
      message: ({ plan_name, amount }) => `${plan_name} प्लान के पेमेंट में से ${amount} आपको लौटा दिए गए।`,
      action: 'अपने पेमेंट देखें',
    },
    refund_failed: {
      subject: 'आपकी राशि वापस नहीं पहुँच सकी',
      message: ({ plan_name, amount }) =>
        `${plan_name} प्लान के पेमेंट में से ${amount} लौटाए नहीं जा सके। आपने जिसके लिए भुगतान किया था वह फिर से चालू है, जब तक पैसा किसी और तरीके से नहीं लौटाया जाता।`,
      action: 'अपने पेमेंट देखें',
    },
    payment_failed: {
      subject: 'आपका पेमेंट पूरा नहीं हुआ',
      message: ({ plan_name, method }) =>
        method === 'upi'
          ? `${plan_name} प्लान के लिए आपका UPI पेमेंट रद्द माना गया है और उसकी पुष्टि नहीं होगी। अगर पैसे कट चुके हैं, तो कृपया सपोर्ट से संपर्क करें।`
          : `${plan_name} प्लान के लिए आपका कार्ड पेमेंट फ़ेल हो गया। कृपया फिर से कोशिश करें।`,
      action: 'प्लान देखें',
    },
    report_decided: {
      subject: 'आपकी रिपोर्ट पर फ़ैसला हो गया है',
      message: ({ decision }) =>
        decision === 'take_down'
          ? 'आपकी रिपोर्ट के लिए धन्यवाद। हमारी टीम ने उसे देखा और आपकी रिपोर्ट की गई सामग्री साइट से हटा दी।'
          : 'आपकी रिपोर्ट के लिए धन्यवाद। हमारी टीम ने उसे देखा और नियमों का कोई उल्लंघन नहीं पाया।',
      action: 'अपने डैशबोर्ड पर जाएँ',
    },
  },
};
