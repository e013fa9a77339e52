/** Cards that announce a day: nothing is to be done in the app yet. */
export const notices = ['endingCoupon']
