/** Actions about parts of a record, about several, or that ask for times: proven in the suites of their screens. */
export const unmovedActions = ['bill deleteOrder', 'bill add', 'bill remove', 'bill ask']
