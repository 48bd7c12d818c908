import type { CodeCatalogue } from './code-catalogue.ts';
import { product } from './mail-page.ts';

export const hindi: CodeCatalogue = {
  language: 'hi',
  direction: 'ltr',
  greeting: 'नमस्ते,',
  validity: 'यह 10 मिनट तक मान्य है और सिर्फ़ एक बार इस्तेमाल हो सकता है।',
  warning: 'हम इसे कभी फ़ोन या ईमेल पर नहीं माँगते, इसलिए इसे किसी को न बताएँ।',
  accounts: {
    candidate: 'उम्मीदवार अकाउंट',
    recruiter: 'रिक्रूटर अकाउंट',
    admin: 'एडमिन अकाउंट',
    master_admin: 'मास्टर एडमिन अकाउंट',
  },
  signIn: {
    subject: `${product} में लॉग इन करने का आपका कोड`,
    intro: (account) => `आपके ${account} में लॉग इन करने का कोड:`,
    ignore: 'अगर आपने यह कोड नहीं माँगा है, तो इस ईमेल को अनदेखा करें: कोड के बिना कोई लॉग इन नहीं कर सकता।',
  },
  signUp: {
    subject: `${product} पर साइन अप करने का आपका कोड`,
    intro: (account) => `इस ईमेल पते की पुष्टि करने और आपके नए ${account} को खोलने का कोड:`,
    ignore: 'अगर आपने साइन अप नहीं किया है, तो इस ईमेल को अनदेखा करें: कोड के बिना कोई अकाउंट नहीं खुलता।',
  },
  change: {
    subject: `${product} पर नए ईमेल पते के लिए आपका कोड`,
    intro: (account) => `इस ईमेल पते को आपके ${account} से जोड़ने का कोड:`,
    ignore: 'अगर आपने यह कोड नहीं माँगा है, तो इस ईमेल को अनदेखा करें: कोड के बिना कुछ नहीं बदलता।',
  },
};
