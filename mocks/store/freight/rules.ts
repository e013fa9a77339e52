import { extensionPoint } from '#mocks/kernel/extensionPoint'

/** How many things use a template, by its id. */
export const templateUses = extensionPoint<(templateId: string) => number>()
