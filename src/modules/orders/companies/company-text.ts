import { isCompanyInn } from '#contracts/company.ts';

/** A number that was typed with spaces or hyphens. */
export const withoutSigns = (typed: string): string => typed.replace(/[\s\u00a0-]/g, '');

interface Named {
  readonly inn: string;
  readonly name: string;
}

/** How a customer reads which company buys; null where a person does. */
export const companyText = (company: Named | null | undefined): string | null =>
  company ? `${company.name}, ИНН\u00a0${withoutSigns(company.inn)}` : null;

/** The same for a link that may have been passed on: it does not name an entrepreneur, who is a person. */
export const maskedCompany = (company: Named | null | undefined): string | null =>
  company && isCompanyInn(withoutSigns(company.inn)) ? companyText(company) : null;
