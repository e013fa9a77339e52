/** Excel row numbers as a server joins them: '7,12'. */
export function rowNumbers(joined: string): string[] {
  return joined.split(',').filter((part) => part !== '')
}
