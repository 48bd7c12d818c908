/** Providers of many mail addresses. Own list, by the largest ones of the site's languages. */
export const mailProviders: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.in yahoo.co.uk yahoo.co.jp yahoo.fr yahoo.de yahoo.es yahoo.it ' +
    'yahoo.ca yahoo.com.br yahoo.com.mx yahoo.com.ar ymail.com rocketmail.com hotmail.com hotmail.co.uk hotmail.fr ' +
    'hotmail.de hotmail.es hotmail.it outlook.com outlook.fr outlook.de outlook.es outlook.in outlook.jp live.com ' +
    'live.fr live.de live.co.uk msn.com icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.com gmx.at gmx.ch web.de ' +
    't-online.de freenet.de posteo.de mailbox.org orange.fr wanadoo.fr free.fr laposte.net sfr.fr bluewin.ch ' +
    'rediffmail.com protonmail.com proton.me mail.com email.com mail.ru yandex.ru yandex.com qq.com 163.com 126.com ' +
    'naver.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp zoho.com fastmail.com tutanota.com'
  ).split(' '),
);
