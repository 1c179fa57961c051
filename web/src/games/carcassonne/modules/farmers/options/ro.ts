// Romanian texts of farmers: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.farmers': 'Țărani pe câmpuri',
  'module.farmers.about': 'Țăranii stau pe câmpuri până la sfârșit și aduc puncte pentru orașele terminate.',
  'option.farm_scoring': 'Câmpuri',
  'option.farm_scoring.farm-3': '3 puncte pentru fiecare oraș terminat de lângă câmp',
  'option.farm_scoring.farm-3-once': '3 puncte de oraș, fiecare oraș o dată de jucător',
  'option.farm_scoring.city-4': '4 puncte de oraș, pentru cine are cei mai mulți țărani în jur',
};
